const WORDS: Record<string, string> = {
  unreachable: 'No answer comes from this address. Is the server running, and is the address right?',
  timeout: 'The answer took too long.',
  rate_limited: 'The provider is limiting calls at the moment. Try again later.',
  refused: 'The provider refused the call. Check the key, the address and the model.',
  declined: 'The model declined to answer.',
  cut_off: 'The answer broke off.',
  only_reasoning:
    'The model reasoned and wrote no reply, or used up its limit before one. Test it here: it then gets more room. If that does not help, choose one that reasons less.',
  unsupported: 'This model cannot do that.',
  not_admitted: 'The pause, the circuit breaker or a ceiling allows no call at the moment. See API Monitor.',
}

export const modelFailureInWords = (kind: string): string => WORDS[kind] ?? 'The call failed.'
