import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#network/node/freePort.ts'

export type ServicePorts = { indexer: number; explorer: number; lending: number }

const source = new URL('../../../deploy/nginx.conf', import.meta.url)

/**
 * nginx with `deploy/nginx.conf`, in which only the servers, its port and its folders are replaced.
 * @throws one sentence where nginx is not installed.
 */
export async function startBalancer(services: readonly ServicePorts[]) {
  const folder = await mkdtemp(join(tmpdir(), 'tideline-balancer-'))
  const port = await findFreePort()
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration(await readFile(source, 'utf8'), services, { folder, port }))
  const settings = `daemon off; pid ${folder}/pid; error_log ${folder}/errors; worker_processes 1;`
  const child = spawn('nginx', ['-c', file, '-p', folder, '-g', settings], { stdio: 'ignore' })
  const ended = once(child, 'exit').catch(() => {
    throw new Error('nginx is not installed. It is a package of every distribution: install it first.')
  })
  const url = `http://127.0.0.1:${port}`
  await Promise.race([untilOpen(url), ended])
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function configuration(
  text: string,
  services: readonly ServicePorts[],
  { folder, port }: { folder: string; port: number },
): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = places.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')
  return (['indexer', 'explorer', 'lending'] as const)
    .reduce((changed, role) => {
      const servers = services.map((ports) => `server 127.0.0.1:${ports[role]} max_fails=1 fail_timeout=5s;`)
      return changed.replace(
        new RegExp(`(upstream ${role} \\{\\n(?:    hash[^\\n]*\\n)?)(?:    server [^\\n]*\\n)+`),
        `$1    ${servers.join('\n    ')}\n`,
      )
    }, text)
    .replace('http {', `http {\n  access_log off;\n${temporary}`)
    .replace('/tmp/tideline-cache', `${folder}/cache`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
}

async function untilOpen(url: string): Promise<void> {
  for (;;) {
    if (await fetch(url).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
