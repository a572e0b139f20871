import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#network/node/freePort.ts'
import { type Balancer, type ServicePorts, startNpmBalancer } from './npmBalancer.ts'

const source = new URL('../../deploy/nginx.conf', import.meta.url)

/** Starts nginx, or what does the same from npm where nginx is not installed. */
export async function startBalancer(services: readonly ServicePorts[]): Promise<Balancer> {
  return (await startNginx(services)) ?? startNpmBalancer(services)
}

/**
 * nginx with `deploy/nginx.conf`, in which only the servers, its port and its folders are replaced. Undefined where it
 * is not installed.
 */
async function startNginx(services: readonly ServicePorts[]): Promise<Balancer | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'tideline-balancer-'))
  const port = await findFreePort()
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration(await readFile(source, 'utf8'), services, { folder, port }))
  // By default the workers of root's nginx run as another user, who cannot enter the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const settings = `${user} daemon off; pid ${folder}/pid; error_log ${folder}/errors; worker_processes 1;`
  const child = spawn('nginx', ['-c', file, '-p', folder, '-g', settings], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  const remove = () => rm(folder, { recursive: true, force: true })
  if (!(await isStarted(child))) {
    await remove()
    return undefined
  }
  const ended = once(child, 'exit')
  await Promise.race([untilOpen(url), ended.then(() => failWith(folder))])
  return {
    name: 'nginx',
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await remove()
    },
  }
}

/** Whether the program could be started. */
async function isStarted(child: ChildProcess): Promise<boolean> {
  try {
    await once(child, 'spawn')
    return true
  } catch {
    return false
  }
}

async function failWith(folder: string): Promise<never> {
  const errors = await readFile(join(folder, 'errors'), 'utf8').catch(() => '')
  throw new Error(`nginx does not start: ${errors}`)
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
