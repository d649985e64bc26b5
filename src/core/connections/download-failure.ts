const WORDS: Record<string, string> = {
  away: 'Ollama does not answer any more. Start it, then download again: what is there is kept.',
  unknown_model: 'Ollama’s library has no model of this name. Check the spelling.',
  disk_full: 'The disk is full. Make room, or choose a smaller model, then download again: what is there is kept.',
  no_network: 'Ollama cannot reach its library. Check the internet connection, then download again.',
  too_old: 'This model needs a newer Ollama. Update it, then download again.',
  broken_off: 'The download broke off. Download again to go on: what is there is kept.',
}

export const downloadFailureInWords = (kind: string): string =>
  WORDS[kind] ?? 'Ollama could not download this model. Its own log says more.'
