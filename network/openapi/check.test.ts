import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Service, serve } from '#network/service/serve.ts'
import type { AllowedDifference } from './allowedDifferences.ts'
import { openAsk } from './ask.ts'
import { check } from './check.ts'
import type { JsonObject } from './document.ts'
import { reportLines } from './report.ts'

const document = parse(`
openapi: 3.0.0
paths:
  /api/v2/blocks:
    get:
      parameters:
        - { name: type, in: query, schema: { type: string, enum: [block, reorg] } }
        - { name: items_count, in: query, schema: { type: integer, minimum: 1 } }
      responses:
        '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Blocks' } } } }
        '422': { $ref: '#/components/responses/Refused' }
  /api/v2/blocks/{id}:
    get:
      responses:
        '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Block' } } } }
        '404': { description: unknown }
        '4XX': { $ref: '#/components/responses/Refused' }
  /api/v2/search:
    get:
      parameters:
        - { name: q, in: query, schema: { type: string } }
      responses:
        '200': { content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Match' } } } } }
  /api/v2/uncle-rewards:
    get:
      responses: { '200': { description: not ours } }
components:
  responses:
    Refused: { content: { application/json: { schema: { type: object, required: [errors] } } } }
  schemas:
    Blocks:
      type: object
      required: [items, next_page_params]
      properties:
        items: { type: array, items: { $ref: '#/components/schemas/Block' } }
        next_page_params: { type: object, nullable: true }
    Block:
      type: object
      additionalProperties: false
      required: [height, hash, miner]
      properties:
        height: { type: integer, minimum: 0, exclusiveMinimum: false }
        hash: { type: string, pattern: '^0x[0-9a-f]+$' }
        timestamp: { type: string, format: date-time }
        miner: { nullable: true, allOf: [{ $ref: '#/components/schemas/Miner' }] }
        reward: { anyOf: [{ type: string }, { type: object, required: [wei], properties: { wei: { type: string } } }] }
    Miner: { type: object, required: [hash], properties: { hash: { type: string } } }
    Match:
      oneOf: [{ $ref: '#/components/schemas/Found' }, { $ref: '#/components/schemas/Block' }]
      discriminator: { propertyName: kind, mapping: { found: '#/components/schemas/Found' } }
    Found: { type: object, required: [kind, name], properties: { kind: { type: string }, name: { type: string } } }
`) as JsonObject

type Components = { schemas: { Block: { properties: JsonObject } } }

type Answers = { block: JsonObject; matches: JsonObject[]; refusal: JsonObject; contentType: string }

const faithful: Answers = {
  block: { height: 7, hash: '0xab', timestamp: '2026-01-01T00:00:00Z', miner: null, reward: { wei: '1' } },
  matches: [{ kind: 'found', name: 'Seven' }],
  refusal: { errors: [] },
  contentType: 'application/json; charset=utf-8',
}

let answers = faithful
let asked: string[] = []
let server: Service

beforeAll(async () => {
  server = await serve(answer, { port: 0, name: 'small explorer', variable: 'NONE' })
})

afterAll(() => server.stop())

/** A server with two pages of blocks, one block, and a search. */
function answer(request: Request): Response {
  const { pathname, search, searchParams } = new URL(request.url)
  asked.push(pathname + search)
  const send = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': answers.contentType } })
  if (pathname === '/api/v2/search') return send(answers.matches)
  if (/^\/api\/v2\/blocks\/(7|0|0xab)$/.test(pathname)) return send(answers.block)
  if (pathname.startsWith('/api/v2/blocks/')) return send(answers.refusal, 422)
  if (pathname !== '/api/v2/blocks') return send({}, 404)
  const isWrong =
    searchParams.get('type') === 'nonsense' || /^(0|many)$/.test(searchParams.get('items_count') ?? '')
  if (isWrong) return send(answers.refusal, 422)
  const isLast = searchParams.has('after')
  return send({ items: [answers.block], next_page_params: isLast ? null : { after: 7 } })
}

async function run(changed: Partial<Answers>, allowed: AllowedDifference[] = []) {
  answers = { ...faithful, ...changed }
  asked = []
  const report = await check(document, openAsk(`${server.url}/api/v2`))
  const { lines, failed } = reportLines(report, allowed)
  return { ...report, failed, text: lines.join('\n') }
}

describe('a server that answers as the document says', () => {
  it('has no difference, and paths that only one of the two has are named', async () => {
    const { checked, failed, notServed, notDocumented, text } = await run({})
    expect(checked.map(({ path }) => path)).toEqual(['/blocks', '/blocks/{block_number_or_hash}', '/search'])
    expect(checked.flatMap(({ differences }) => differences)).toEqual([])
    expect(failed).toBe(false)
    expect(notServed).toEqual(['/api/v2/uncle-rewards'])
    expect(notDocumented).toContain('/stats')
    expect(notDocumented).not.toContain('/blocks')
    expect(text).toContain('3 paths')
  })

  it('is asked with real blocks, every parameter, the next page, and what must be refused', async () => {
    await run({})
    for (const path of [
      'blocks/7',
      'blocks/0xab',
      'blocks/nonsense',
      'blocks?type=reorg',
      'blocks?type=nonsense',
    ])
      expect(asked).toContain(`/api/v2/${path}`)
    expect(asked).toContain('/api/v2/blocks?items_count=1&after=7')
    expect(asked).toContain('/api/v2/search?q=0xab')
  })
})

describe('a server that answers differently', () => {
  const block = (changed: JsonObject) => ({ block: { ...faithful.block, ...changed } })
  const cases: [what: string, changed: Partial<Answers>, difference: string][] = [
    ['another type', block({ height: '7' }), 'type items[].height: expected integer, sent "7"'],
    [
      'a field nobody knows',
      block({ colour: 'red' }),
      'extra items[].colour: expected no such field, sent "red"',
    ],
    ['a null', block({ hash: null }), 'null items[].hash: expected string, sent null'],
    ['another form of text', block({ hash: 'ab' }), 'value items[].hash: expected match pattern'],
    [
      'a time nobody can read',
      block({ timestamp: 'today' }),
      'value items[].timestamp: expected match format',
    ],
    ['too small a number', block({ height: -1 }), 'value items[].height: expected be >= 0, sent -1'],
    ['a part of what is needed', block({ miner: {} }), 'missing items[].miner.hash: expected the field'],
    ['the nearest form', block({ reward: {} }), 'missing items[].reward.wei: expected the field'],
    [
      'a kind nobody knows',
      { matches: [{ kind: 'lost' }] },
      'value [].kind: expected one of found, sent "lost"',
    ],
    ['a kind without its name', { matches: [{ kind: 'found' }] }, 'missing [].name: expected the field'],
    ['a refusal', { refusal: {} }, 'missing 422.errors: expected the field'],
    ['another content', { contentType: 'text/html' }, 'content : expected application/json, sent text/html'],
  ]
  it.each(cases)('%s', async (_, changed, difference) => {
    const { failed, text } = await run(changed)
    expect(text).toContain(difference)
    expect(failed).toBe(true)
  })

  it('is reported once per kind, with the first request and how often', async () => {
    const { checked } = await run(block({ height: '7' }))
    const [list] = checked
    expect(list?.differences).toMatchObject([{ field: 'items[].height', request: '/blocks' }])
    expect(list?.differences[0]?.times).toBeGreaterThan(3)
  })

  it('differs also where it refuses a request that the document allows', async () => {
    const { text } = await run({ block: { ...faithful.block, hash: '0xcd' } })
    expect(text).toContain('status 422: expected 200, sent 422')
  })
})

describe('an allowed difference', () => {
  const colour: AllowedDifference = { paths: ['/blocks'], kind: 'extra', field: 'colour' }
  const painted = { block: { ...faithful.block, colour: 'red' } }

  it('passes on its path and fails on another', async () => {
    const { failed, text } = await run(painted, [colour])
    expect(text).toMatch(/ok {3}\/blocks {2}\d+ requests, 1 listed/)
    expect(text).toMatch(/FAIL \/blocks\/\{block_number_or_hash\}/)
    expect(failed).toBe(true)
  })

  it('holds everywhere without a path', async () => {
    expect((await run(painted, [{ ...colour, paths: [] }])).failed).toBe(false)
  })

  it('is reported when it no longer shows, unless its path was not checked', async () => {
    const elsewhere = { ...colour, paths: ['/stats'] }
    const { failed, text } = await run({}, [colour, elsewhere])
    expect(failed).toBe(false)
    expect(text).toContain('not met: extra colour (/blocks)')
    expect(text).not.toContain('(/stats)')
  })
})

describe('a document', () => {
  it('of version 3.1 says by a list of types what may be null', async () => {
    const newer = structuredClone(document) as typeof document & { components: Components }
    newer.openapi = '3.1.0'
    newer.components.schemas.Block.properties.miner = { anyOf: [{ type: 'null' }, { type: ['object'] }] }
    newer.components.schemas.Block.properties.timestamp = { type: ['string', 'null'] }
    answers = { ...faithful, block: { ...faithful.block, timestamp: null } }
    const { checked } = await check(newer, openAsk(`${server.url}/api/v2`))
    expect(checked.flatMap(({ differences }) => differences)).toEqual([])
  })

  it('that has no path of the server fails', async () => {
    answers = faithful
    const report = await check({ openapi: '3.0.0', paths: {} }, openAsk(`${server.url}/api/v2`))
    expect(reportLines(report, []).failed).toBe(true)
  })
})
