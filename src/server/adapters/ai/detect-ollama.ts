export const OLLAMA_URL = 'http://127.0.0.1:11434'

const PATIENCE_MS = 300

/** The first chat model of the Ollama at `url`; null if none answers, or it has no model. */
export async function detectOllama(url: string): Promise<string | null> {
  try {
    const response = await fetch(`${url}/api/tags`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return response.ok ? firstModel(await response.json()) : null
  } catch {
    return null
  }
}

function firstModel(tags: unknown): string | null {
  if (typeof tags !== 'object' || tags === null || !('models' in tags) || !Array.isArray(tags.models)) return null
  const names = tags.models.map((model: { name?: unknown } | null) => model?.name)
  return names.find((name): name is string => typeof name === 'string' && !name.includes('embed')) ?? null
}
