/** Model families that accept pictures, according to their providers' model lists (November 2026). */
const SEEING = [
  /^gpt-(4o|4\.1|4\.5|4-turbo|4-vision|[5-9]|\d\d)/,
  /^chatgpt-4o/,
  /^o[134](-|$)/,
  /^claude-/,
  /^gemini-/,
  /^grok-([4-9]|2-vision)/,
  /^pixtral/,
  /^mistral-(small|medium|large)-(latest|3|2[5-9])/,
  /^llama-?4/,
  /^gemma-?[34]/,
  /^(llava|bakllava|moondream|minicpm-v)/,
  /vision/,
  /-?vl(-|:|\d|$)/,
]
const BLIND =
  /^(o1-(mini|preview)|o3-mini|claude-(2|instant)|gpt-4o(-mini)?-(audio|search|transcribe)|gemma-?3[:-](1b|270m))/

/** Gateways put a vendor before the name: `openai/gpt-5`. */
const bareName = (model: string): string => model.slice(model.lastIndexOf('/') + 1).toLowerCase()

/** Unknown models are assumed not to see any. */
export function seesPictures(model: string): boolean {
  const name = bareName(model)
  return !BLIND.test(name) && SEEING.some((family) => family.test(name))
}
