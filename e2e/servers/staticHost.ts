import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/**
 * A static host that serves a build by the rules that stand in it, `_headers` and `_redirects`, as Netlify does: the headers
 * of all rules of a path are added up, and a path without a file is the page.
 */
export async function startStaticHost(folder: string) {
  const rules = parseHeaders(await readFile(join(folder, '_headers'), 'utf8'))
  const redirects = await readFile(join(folder, '_redirects'), 'utf8')
  if (!redirects.endsWith('/* /index.html 200\n')) throw new Error('The host would not send the page.')
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const file = extname(pathname) ? normalize(pathname) : '/index.html'
    const body = await readFile(join(folder, file)).catch(() => null)
    for (const [path, headers] of rules)
      if (path === pathname || (path.endsWith('*') && pathname.startsWith(path.slice(0, -1))))
        response.setHeaders(new Map(headers))
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    response.writeHead(body ? 200 : 404).end(body ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}

/** The rules of a `_headers` file: paths, and below each its headers, indented. */
function parseHeaders(text: string): [string, [string, string][]][] {
  const rules: [string, [string, string][]][] = []
  for (const line of text.split('\n').filter((each) => each.trim() !== '' && !each.trim().startsWith('#'))) {
    if (!line.startsWith(' ')) rules.push([line.trim(), []])
    else {
      const [name = '', ...value] = line.trim().split(': ')
      rules.at(-1)?.[1].push([name, value.join(': ')])
    }
  }
  return rules
}
