import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer as createProxy } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, connect, type Server } from 'node:net'
import { join } from 'node:path'

const name = 'binaries.soliditylang.org'

/**
 * Stands in for the server on which forge looks up the builds of solc, so that a test needs no network: a proxy, and the
 * certificate that forge has to trust. `environment` makes forge use both.
 */
export async function serveCompilerList(folder: string, builds: string[]) {
  const file = (path: string) => join(folder, path)
  const run = (...words: string[]) => {
    const { status, stderr } = spawnSync('openssl', words, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`openssl ${words[0]} failed: ${stderr}`)
  }
  const key = ['-newkey', 'rsa:2048', '-nodes']
  const authority = ['-x509', '-days', '2', '-addext', 'basicConstraints=critical,CA:TRUE']
  run(
    'req',
    ...authority,
    ...key,
    '-keyout',
    'authority.key',
    '-out',
    'authority.pem',
    '-subj',
    '/CN=authority',
  )
  run('req', ...key, '-keyout', 'server.key', '-out', 'server.csr', '-subj', `/CN=${name}`)
  writeFileSync(file('names'), `subjectAltName=DNS:${name}\n`)
  const signed = ['-CA', 'authority.pem', '-CAkey', 'authority.key', '-CAcreateserial', '-days', '2']
  run('x509', '-req', '-in', 'server.csr', ...signed, '-extfile', 'names', '-out', 'server.pem')

  const options = { key: readFileSync(file('server.key')), cert: readFileSync(file('server.pem')) }
  const list = createServer(options, (_, response) => response.end(`${builds.join('\n')}\n`))
  const listPort = await listen(list)
  const proxy = createProxy()
  proxy.on('connect', (_, client, head) => {
    const server = connect(listPort, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n')
      server.write(head)
      server.pipe(client).pipe(server)
    })
    server.on('error', () => client.destroy())
    client.on('error', () => server.destroy())
  })
  const environment = {
    HTTPS_PROXY: `http://127.0.0.1:${await listen(proxy)}`,
    NO_PROXY: '127.0.0.1',
    SSL_CERT_FILE: file('authority.pem'),
  }
  const stop = () => {
    proxy.close()
    list.close()
  }
  return { environment, stop }
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}
