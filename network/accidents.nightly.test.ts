import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findFreePort } from '#network/node/freePort.ts'
import { createRpc } from '#network/rpc/rpcClient.ts'
import { type Network, startNetwork } from './network.ts'

/** A second start beside a running network, and starts after its files were damaged. */

let folder: string

async function start(fresh = false, serviceMemory = 512): Promise<Network> {
  const ports = { node: await findFreePort(), indexer: 0, explorer: 0, lending: 0 }
  const settings = { folder, databaseUrl: undefined, ports, blockTime: 3600, serviceMemory }
  return startNetwork({ density: 0.002, live: false, fresh, settings })
}

const headOf = ({ urls }: Network) => createRpc(urls.node).call<string>('eth_blockNumber')
const anvilId = async () => Number(await readFile(join(folder, 'node/anvil.pid'), 'utf8'))
/** The processes of the services on this folder, as the system lists them (Linux). */
async function serviceIds(): Promise<number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const commands = await Promise.all(
    names.map((name) => readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')),
  )
  return names.filter((_, index) => commands[index]?.includes(`${folder}/services.mjs`)).map(Number)
}
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-accidents-'))
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Another process that starts a network on the same folder. */
function startElsewhere(fresh: boolean) {
  const script = `import { startNetwork } from '#network/network.ts'
    import { findFreePort } from '#network/node/freePort.ts'
    const ports = { node: await findFreePort(), indexer: 0, explorer: 0, lending: 0 }
    const settings = { folder: ${JSON.stringify(folder)}, databaseUrl: undefined, ports, blockTime: 1 }
    await startNetwork({ density: 0.002, live: false, fresh: ${fresh}, settings }).then(
      () => console.log('started'), (error) => { console.log(error.message); process.exit(1) })`
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script])
}

async function saidBy(child: ReturnType<typeof startElsewhere>): Promise<string> {
  const [text] = await once(child.stdout, 'data')
  return String(text).trim()
}

test('a second start with other ports, also a fresh one, leaves the running network alone', async () => {
  const network = await start()
  const before = [await anvilId(), await headOf(network)]
  for (const fresh of [false, true])
    expect(await saidBy(startElsewhere(fresh))).toBe(
      `The data in ${folder} is open in process ${process.pid}. Stop it, or set TIDELINE_DATA to another folder.`,
    )
  expect([await anvilId(), await headOf(network)]).toEqual(before)
  expect((await fetch(`${network.urls.explorer}/api/v2/blocks/1`)).status).toBe(200)
  await network.stop()
}, 300_000)

test('the node and the services of a killed start end soon, and the next start continues', async () => {
  const killed = startElsewhere(false)
  expect(await saidBy(killed)).toBe('started')
  const started = [await anvilId(), ...(await serviceIds())]
  expect(started.map(isAlive)).toEqual([true, true, true, true])
  killed.kill('SIGKILL')
  await vi.waitFor(() => expect(started.map(isAlive)).toEqual([false, false, false, false]), 5_000)
  const network = await start()
  await network.stop()
}, 180_000)

test('a network goes on while its indexer is out of memory, and starts it again', async () => {
  const network = await start(false, 32)
  const { indexer = '', explorer, lending = '' } = network.urls
  const rpc = createRpc(network.urls.node)
  const blocks = (urls: string[]) =>
    Promise.all(
      urls.map(async (url) => {
        const answer = await fetch(`${url}/health`).catch(() => undefined)
        return answer && ((await answer.json()) as { block: number }).block
      }),
    )
  const flood = async () => {
    for (let number = 0; number < 100; number++) {
      const fields = Array.from({ length: 600 }, (_, field) => `f${field}:id`)
      const query = `{ markets(limit: 1) { ${fields.join(' ')} } } # ${number}`
      const body = JSON.stringify({ query })
      await fetch(`${indexer}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    }
  }
  await expect(flood()).rejects.toThrow('fetch failed')
  await rpc.call('evm_mine')
  const head = Number(await rpc.call<string>('eth_blockNumber'))
  await expect.poll(() => blocks([explorer, lending]), { timeout: 5_000 }).toEqual([head, head])
  await expect.poll(() => blocks([indexer]), { timeout: 20_000 }).toEqual([head])
  await network.stop()
}, 180_000)

test('the save before takes the place of a chain that is cut or empty', async () => {
  const state = join(folder, 'node/state.json')
  for (const length of [0, 100_000]) {
    await cp(state, `${state}.before`)
    await truncate(state, length)
    const network = await start()
    expect(Number(await headOf(network))).toBeGreaterThan(10)
    await network.stop()
  }
}, 180_000)

test('a start after any other accident fails with one sentence that names the command that helps, and loses nothing more', async () => {
  const kept = `${folder}-kept`
  await cp(folder, kept, { recursive: true })
  const accidents: [string, RegExp, () => Promise<unknown>][] = [
    [
      'the chain is cut',
      /state\.json is cut or damaged, and so it is lost .* start with --fresh/,
      async () => {
        for (const name of ['state.json', 'state.json.before'])
          await writeFile(join(folder, 'node', name), '{"blocks":[')
      },
    ],
    [
      'the addresses are cut',
      /deployment\.json is cut or damaged, .* start with --fresh/,
      () => truncate(join(folder, 'deployment.json'), 20),
    ],
    [
      'the control file is empty',
      /^The database in .* cannot be opened: its file global\/pg_control .* start with --fresh/,
      () => writeFile(join(folder, 'database/global/pg_control'), Buffer.alloc(8192)),
    ],
    [
      'a table is cut in half',
      /^The database in .* cannot be opened: its file base\/\S+ was cut or changed .* start with --fresh/,
      async () => {
        const tables = join(folder, 'database/base')
        const names = await readdir(tables, { recursive: true })
        const sizes = await Promise.all(
          names.map(async (name) => ({ name, size: (await stat(join(tables, name))).size })),
        )
        const longest = sizes
          .filter(({ name }) => /\d$/.test(name) && name.includes('/'))
          .reduce((a, b) => (b.size > a.size ? b : a))
        await truncate(join(tables, longest.name), Math.floor(longest.size / 2))
      },
    ],
    [
      'another version wrote the database',
      /^The database in .* cannot be opened: .* start with --fresh/,
      () => writeFile(join(folder, 'database/PG_VERSION'), '14\n'),
    ],
  ]
  for (const [accident, sentence, happen] of accidents) {
    await happen()
    const problem = await start().then(
      (network) => network.stop().then(() => 'It started.'),
      (error: Error) => error.message,
    )
    expect(problem, accident).toMatch(sentence)
    expect(problem.length, accident).toBeLessThan(400)
    await rm(folder, { recursive: true })
    await cp(kept, folder, { recursive: true })
  }
  const network = await start()
  await createRpc(network.urls.node).call('anvil_reset')
  await network.stop()
  await expect(start()).rejects.toThrow(
    /^The chain in .* was reset: .* Start with --fresh for a new chain\.$/,
  )
  const fresh = await start(true)
  await fresh.stop()
  await rm(kept, { recursive: true })
}, 300_000)
