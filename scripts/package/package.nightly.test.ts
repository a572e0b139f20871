import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#network/node/freePort.ts'
import { type ForeignNode, startAnvil } from '#network/testing/foreign/foreignNode.ts'

const root = mkdtempSync(join(tmpdir(), 'tideline-package-'))
const installed = join(root, 'installed')
const empty = join(root, 'empty')
const program = join(installed, 'node_modules/tideline/services/tideline.js')
const running: ChildProcess[] = []

let node: ForeignNode

beforeAll(async () => {
  for (const folder of [installed, empty]) mkdirSync(folder)
  node = await startAnvil()
  npm(process.cwd(), 'pack', '--pack-destination', root)
  npm(installed, 'install', '--no-audit', '--no-fund', archive())
}, 120_000)

afterAll(async () => {
  for (const child of running) await end(child)
  await node?.stop()
  rmSync(root, { recursive: true, force: true })
})

function archive(): string {
  const [name = ''] = readdirSync(root).filter((file) => file.endsWith('.tgz'))
  return join(root, name)
}

function npm(folder: string, ...words: string[]) {
  const { status, stderr } = spawnSync('npm', words, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm ${words[0]} failed: ${stderr}`)
}

/** Runs the installed program in an empty folder, until a line of it matches. */
async function run(
  words: string[],
  until: RegExp,
  { program: started = program, folder = empty, environment = {} as Record<string, string> } = {},
) {
  const names = ['APP', 'NODE', 'INDEXER', 'EXPLORER', 'LENDING'] as const
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await findFreePort()])))
  const settings = names.map((name) => [`TIDELINE_${name}_PORT`, String(ports[name])])
  const child = spawn(process.execPath, [started, ...words], {
    cwd: folder,
    env: {
      ...process.env,
      DATABASE_URL: '',
      TIDELINE_DATA: '',
      TIDELINE_PACKAGES: join(root, 'packages'),
      ...Object.fromEntries(settings),
      ...environment,
    },
  })
  running.push(child)
  let said = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said += text
        if (until.test(said)) resolve()
      })
    child.once('close', () => reject(new Error(`It ended: ${said}`)))
  })
  return { child, said, ask: (name: string, path: string) => fetch(`http://127.0.0.1:${ports[name]}${path}`) }
}

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode
  return new Promise((resolve) => {
    child.once('close', resolve)
    child.kill('SIGINT')
  })
}

test('the app of the package is made for production, whatever the environment of its build', () => {
  expect(process.env.NODE_ENV).toBe('test')
  const assets = join(installed, 'node_modules/tideline/dist/assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  // Words of React for developers.
  expect(
    scripts.filter((file) => readFileSync(join(assets, file), 'utf8').includes('Consider memoization')),
  ).toEqual([])
})

test('the package has at most 5 MB, and brings no compiler, no node and no test tool', () => {
  expect(statSync(archive()).size).toBeLessThan(5_000_000)
  const packages = readdirSync(join(installed, 'node_modules')).filter((name) => !name.startsWith('.'))
  expect(packages).toEqual(['@electric-sql', 'tideline'])
  expect(existsSync(join(installed, 'node_modules/tideline/services/licences.txt'))).toBe(true)
  const page = readFileSync(join(installed, 'node_modules/tideline/dist/index.html'), 'utf8')
  expect(page).toContain('<div id="root">')
})

test('the explorer of a node opens from an empty folder, and goes on there after Ctrl-C', async () => {
  const [, to = null] = node.accounts
  await node.send({ to, value: 1n })
  for (const _ of ['first', 'second']) {
    const { child, said, ask } = await run(['--rpc', node.url], /Tideline is ready at/)
    expect(said).not.toContain('fetches')
    expect(await (await ask('APP', '/address/0x1')).text()).toContain('<div id="root">')
    const config = await (await ask('APP', '/config.json')).json()
    expect(config).toMatchObject({ chainId: 31337, rpcUrl: node.url })
    const { items } = await (await ask('EXPLORER', '/api/v2/blocks')).json()
    expect(items.map(({ height }: { height: number }) => height)).toEqual([1, 0])
    expect(await end(child)).toBe(0)
  }
  expect(readdirSync(join(empty, '.tideline/chains'))).toHaveLength(1)
}, 60_000)

test('the steps of the Dockerfile install the package, and its command serves a node to other machines', async () => {
  const step = (word: string) => new RegExp(`^${word} (.*)$`, 'gm')
  const file = readFileSync('scripts/package/Dockerfile', 'utf8')
  const all = (word: string) => [...file.matchAll(step(word))].map(([, rest = '']) => rest)
  const [image, data] = [join(root, 'image'), join(root, 'image/data')]
  mkdirSync(join(image, 'tmp'), { recursive: true })
  const inImage = (text: string) => text.replaceAll(/(?<=^|[\s=])\/(tmp|data)/g, `${image}/$1`)

  expect(all('FROM')).toEqual([expect.stringMatching(/^node:(20|22|24)-/)])
  const [[from = '', to = ''] = []] = all('COPY').map((words) => words.split(' '))
  expect(archive().split('/').at(-1)).toMatch(new RegExp(`^${from.replace('*', '.*')}$`))
  cpSync(archive(), inImage(to))
  // Only root may give the folder away.
  const command = inImage(all('RUN').join(' && ')).replace(/ && chown node \S+/, '')
  const paths = {
    npm_config_prefix: join(image, 'usr'),
    PATH: `${join(image, 'usr/bin')}:${process.env.PATH}`,
  }
  const installing = spawnSync('sh', ['-c', command], { env: { ...process.env, ...paths }, encoding: 'utf8' })
  expect(installing).toMatchObject({ status: 0 })
  expect(existsSync(inImage(to))).toBe(false)

  const [entry = ''] = all('ENTRYPOINT').flatMap((words): string[] => JSON.parse(words))
  const settings = all('ENV').flatMap((words) =>
    inImage(words)
      .split(' ')
      .map((pair) => pair.split('=')),
  )
  const names = readFileSync('docs/configuration.md', 'utf8')
  for (const [name] of settings) expect(names).toContain(`\`${name}\``)
  expect(all('EXPOSE')).toEqual(['4173 4002'])
  expect(all('WORKDIR').map(inImage)).toEqual([data])
  const { child, ask } = await run(['--rpc', node.url], /Tideline is ready at/, {
    program: join(image, 'usr/bin', entry),
    folder: data,
    environment: Object.fromEntries(settings),
  })
  expect((await ask('EXPLORER', '/api/v2/blocks')).status).toBe(200)
  expect((await ask('APP', '/')).status).toBe(200)
  expect(readdirSync(join(data, 'chains'))).toHaveLength(1)
  expect(await end(child)).toBe(0)
}, 60_000)

test('a local network fetches its node and says so', async () => {
  const { child, said, ask } = await run(['--fresh'], /Tideline is ready at/)
  expect(said).toMatch(/^A local network needs a node, which npm fetches once: @foundry-rs\/anvil /)
  const { stablecoin } = JSON.parse(readFileSync(join(empty, '.tideline/deployment.json'), 'utf8'))
  expect((await ask('EXPLORER', `/api/v2/tokens/${stablecoin}`)).status).toBe(200)
  expect(await end(child)).toBe(0)
}, 240_000)
