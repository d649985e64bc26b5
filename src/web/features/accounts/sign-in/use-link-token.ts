import { useEffect, useState } from 'react'

const tokenHere = (): string => location.hash.slice(1)

/** The token is in the URL's fragment, which reaches no server and no log. Also works if the page is already open. */
export function useLinkToken() {
  const [token, setToken] = useState(tokenHere)
  useEffect(() => {
    const follow = () => setToken(tokenHere())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return [token, setToken] as const
}
