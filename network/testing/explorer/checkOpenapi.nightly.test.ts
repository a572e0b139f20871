import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startExplorer } from '#network/explorer/explorerServer.ts'
import { servedPaths } from '#network/explorer/servedPaths.ts'
import type { Service } from '#network/service/serve.ts'
import type { Store } from '#network/store/store.ts'
import { startFakeNode } from '#network/testing/node/fakeNode.ts'
import { openSample } from '#network/testing/store/sample.ts'
import { readAllowedDifferences } from './openapiDifferences.ts'

const string = { type: 'string' }
const integer = { type: 'integer' }
const amount = { type: 'string', pattern: '^[0-9]+$' }
const optional = { type: 'string', nullable: true }
const party = record({ hash: string })

/** The tables of the explorer's records in the spec, field by field. */
const transaction = record({
  ...{ hash: string, block_number: integer, from: party, to: { nullable: true, allOf: [party] } },
  ...{
    value: amount,
    gas_used: amount,
    gas_price: amount,
    status: { type: 'string', enum: ['ok', 'error'] },
  },
  ...{ method: optional, timestamp: { type: 'string', format: 'date-time' } },
})
const address = record({
  ...{ hash: string, balance: amount, transactions_count: integer, token_transfers_count: integer },
  ...{ is_contract: { type: 'boolean' }, creator_hash: optional, creation_tx_hash: optional },
})
const token = record({
  ...{ address: string, name: optional, symbol: optional, decimals: { type: 'integer', nullable: true } },
  ...{ type: { type: 'string', enum: ['ERC-20', 'ERC-721', 'ERC-1155'] }, total_supply: amount },
  ...{ holders: integer, exchange_rate: optional },
})
const statistics = record({
  ...{ total_blocks: integer, total_transactions: integer, total_addresses: integer },
  ...{
    average_block_time: { type: 'number' },
    gas_prices: record({ average: string, fast: string, slow: string }),
  },
})
const problem = record({ message: string })

const document = {
  openapi: '3.0.3',
  paths: {
    '/transactions': get(listOf(transaction), ['filter', ['validated']], ['type', ['token_transfer']]),
    '/transactions/{transaction_hash}': get(transaction),
    '/addresses/{address_hash}': get(address),
    '/tokens': get(listOf(token), ['type', ['ERC-20', 'ERC-721', 'ERC-1155']]),
    '/tokens/{address_hash}': get(token),
    '/stats': get(statistics),
  },
}

function record(properties: Record<string, object>) {
  return { type: 'object', required: Object.keys(properties), properties }
}

function listOf(items: object) {
  return record({ items: { type: 'array', items } })
}

function get(schema: object, ...parameters: [name: string, choices: string[]][]) {
  const json = (body: object) => ({ content: { 'application/json': { schema: body } } })
  const query = parameters.map(([name, choices]) => ({ name, in: 'query', schema: { enum: choices } }))
  const count = { name: 'items_count', in: 'query', schema: integer }
  return { get: { parameters: [...query, count], responses: { 200: json(schema), '4XX': json(problem) } } }
}

/** Opening a database and starting processes takes long on a busy machine. */
const slow = 60_000

let folder: string
let store: Store
let node: Service
let explorer: Service

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-openapi-'))
  store = await openSample()
  node = await startFakeNode({ eth_getBalance: () => '0x1' })
  explorer = await startExplorer({ store, rpcUrl: node.url, port: 0 })
}, slow)

afterAll(async () => {
  await explorer.stop()
  await node.stop()
  await store.close()
  await rm(folder, { recursive: true })
})

/** Runs the command as people do. */
async function run(file: string, content: string, url: string) {
  const path = join(folder, file)
  await writeFile(path, content)
  const script = ['network/testing/explorer/checkOpenapi.ts', path, '--url', url]
  const command = spawn(process.execPath, ['--import', 'tsx', ...script])
  const [out, error] = await Promise.all([text(command.stdout), text(command.stderr), once(command, 'close')])
  return { out, error, code: command.exitCode }
}

describe('check:openapi', () => {
  it('finds no difference from a document made of the spec’s tables', { timeout: slow }, async () => {
    const { out, code } = await run('spec.json', JSON.stringify(document), `${explorer.url}/api/v2`)
    expect(out).toContain(', 0 differences that are not listed.')
    expect(out).toMatch(/^6 paths, \d{2,} requests/)
    expect(code).toBe(0)
  })

  it('fails with a line for each difference from a YAML document', {
    timeout: slow,
  }, async () => {
    const yaml = `{ openapi: 3.1.0, paths: { /stats: { get: { responses: { '200': { content: { application/json:
      { schema: { type: object, required: [coin_supply] } } } } } } } } }`
    const { out, code } = await run('other.yaml', yaml, `${explorer.url}/api/v2/`)
    expect(out).toContain('/stats: missing coin_supply: expected the field')
    expect(code).toBe(1)
  })

  it('fails with one sentence for a wrong file or address', { timeout: slow }, async () => {
    const none = await run('none.yaml', 'a: 1', `${explorer.url}/api/v2`)
    expect(none.error).toMatch(/none\.yaml is not an OpenAPI 3\.0 or 3\.1 document\.\n$/)
    const half = await run('spec.json', JSON.stringify(document), explorer.url)
    expect(half.error).toMatch(/has no \/stats: the address of an explorer ends with \/api\/v2\.\n$/)
    const nobody = await run('spec.json', JSON.stringify(document), 'http://127.0.0.1:9/api/v2')
    expect(nobody).toMatchObject({ code: 1, out: '' })
    expect(nobody.error).toMatch(/Nothing answers at http:\/\/127\.0\.0\.1:9\/api\/v2: .*\.\n$/)
  })
})

describe('the list of allowed differences', () => {
  it('names only paths that are served', async () => {
    const rows = await readAllowedDifferences(new URL('../../explorer/differences.md', import.meta.url))
    expect(rows.length).toBeGreaterThan(10)
    for (const { paths } of rows) for (const path of paths) expect(servedPaths).toContain(path)
  })

  it('is refused with one sentence when a row has an unknown kind', async () => {
    const file = join(folder, 'differences.md')
    await writeFile(file, '| paths | kind | field |\n| --- | --- | --- |\n| `/stats` | odd | `a` |\n')
    await expect(readAllowedDifferences(file)).rejects.toThrow(/a row needs a kind/)
  })
})
