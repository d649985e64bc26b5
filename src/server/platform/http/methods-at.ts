import type { RouteOptions } from 'fastify'

function isAt(url: string, path: string): boolean {
  const [expected, given] = [url.split('/'), path.split('/')]
  return (
    expected.length === given.length &&
    expected.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  )
}

/** The methods that a path answers, whatever the values of its parameters. */
export function methodsAt(routes: readonly RouteOptions[], path: string): string[] {
  const methods = routes.filter(({ url }) => isAt(url, path)).flatMap(({ method }) => method)
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
}
