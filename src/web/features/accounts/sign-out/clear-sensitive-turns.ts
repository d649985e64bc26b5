/** For a session that ended elsewhere. Drafts stay: the person may sign in again and go on. */
export function clearSensitiveTurns(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('sensitive:')) sessionStorage.removeItem(key)
}
