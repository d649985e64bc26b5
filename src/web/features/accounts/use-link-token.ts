import { useEffect, useState } from 'react'

const tokenHere = (): string => location.hash.slice(1)

/**
 * What the link of an email carries behind the sign of a fragment, where no server and no log sees it; also when it is
 * followed in a window where the page is open already.
 */
export function useLinkToken() {
  const [token, setToken] = useState(tokenHere)
  useEffect(() => {
    const follow = () => setToken(tokenHere())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return [token, setToken] as const
}
