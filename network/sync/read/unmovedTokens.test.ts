import { type Address, encodeAbiParameters, type Hex, numberToHex, toFunctionSelector } from 'viem'
import { expect, test, vi } from 'vitest'
import { createRpc } from '#network/rpc/rpcClient.ts'
import { readUnmovedTokens } from './unmovedTokens.ts'

const contract: Address = '0x0000000000000000000000000000000000000011'
const word = (value: bigint) => numberToHex(value, { size: 32 })
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const token = {
  ...{ totalSupply: word(5n), balanceOf: word(0n), decimals: word(18n), symbol: text('TOK') },
  allowance: word(0n),
}
const inputs = { balanceOf: 'address', allowance: 'address,address' } as Record<string, string>

const everyAnswer = (answer: Hex): typeof token => ({
  ...{ totalSupply: answer, balanceOf: answer, decimals: answer, symbol: answer, allowance: answer },
})

/** A node whose contracts answer so, and refuse every other call. Returns how many calls it got. */
function node(answers: Partial<Record<keyof typeof token, Hex>>) {
  const told = new Map(
    Object.entries(answers).map(([name, answer]) => [
      toFunctionSelector(`${name}(${inputs[name] ?? ''})`),
      answer,
    ]),
  )
  let calls = 0
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const asked = JSON.parse(body) as { id: number; params: [{ data: Hex }] }[]
    calls += asked.length
    return Response.json(
      asked.map(({ id, params: [{ data }] }) => {
        const result = told.get(data.slice(0, 10) as Hex)
        return { id, ...(result ? { result } : { error: { code: 3, message: 'execution reverted' } }) }
      }),
    )
  })
  return { rpc: createRpc('http://node'), calls: () => calls }
}

test('a contract that answers for a supply, a balance, decimals and a symbol is a token', async () => {
  expect(await readUnmovedTokens(node(token).rpc, [contract], new Map())).toEqual([contract])
})

test('a contract without decimals, which the standard does not require, is a token by its allowances', async () => {
  const { decimals: _, ...others } = token
  expect(await readUnmovedTokens(node(others).rpc, [contract], new Map())).toEqual([contract])
})

test.each<[string, Partial<typeof token>]>([
  ['no supply', { ...token, totalSupply: undefined as never }],
  [
    'no decimals and no allowances, as a collection of NFTs',
    { ...token, decimals: undefined as never, allowance: undefined as never },
  ],
  ['no symbol yet', { ...token, symbol: text('') }],
  ['more than 255 decimals', { ...token, decimals: word(256n) }],
  ['nothing, as an account', everyAnswer('0x')],
  ['the same for every question', everyAnswer(word(65n))],
])('a contract that answers with %s is none', async (_, answers) => {
  expect(await readUnmovedTokens(node(answers).rpc, [contract], new Map())).toEqual([])
})

test('a contract that is no token is asked three times and not again', async () => {
  const { rpc, calls } = node({})
  const asks = new Map<Address, number>()
  for (let time = 0; time < 5; time += 1) await readUnmovedTokens(rpc, [contract], asks)
  expect(calls()).toBe(3 * 5)
})
