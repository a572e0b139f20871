import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { addressRoute } from '#pages/explorer/address/route.ts'
import { searchRoute } from '#pages/explorer/search/route.ts'
import { tokenRoute } from '#pages/explorer/token/route.ts'
import { transactionsRoute } from '#pages/explorer/transactions/route.ts'
import { accountRoute } from '#pages/lending/account/route.ts'
import { poolRoute } from '#pages/lending/pool/route.ts'
import { poolsRoute } from '#pages/lending/pools/route.ts'
import { boardRoute } from '#pages/markets/board/route.ts'
import { marketRoute } from '#pages/markets/market/route.ts'
import { portfolioRoute } from '#pages/portfolio/route.ts'
import { rootRoute } from '#pages/root/route.ts'
import { plainSearch } from './router.ts'

type Validated = { '~standard': { validate: (search: unknown) => { value: Record<string, unknown> } } }

/** Every parameter of the address that holds a text somebody typed. */
const freeTexts = [
  ['q', searchRoute],
  ['method', transactionsRoute],
  ['find', tokenRoute],
  ['q', boardRoute],
] as const

const texts = [
  '99999999999999999999',
  '1e3',
  '1e+21',
  'null',
  'undefined',
  'true',
  '12',
  '007',
  '"tide"',
  '[1]',
  '{"a":1}',
  '-0',
  '1.0',
  '0x10',
  'a+b & c=d #e',
  '100%',
]

test.each(freeTexts.flatMap(([name, route]) => texts.map((text) => [text, name, route] as const)))(
  'the address keeps the text %s of the parameter %s',
  (text, name, route) => {
    const written = plainSearch.stringifySearch({ [name]: text })
    expect(new URLSearchParams(written).get(name)).toBe(text)
    const validate = route.options.validateSearch as unknown as Validated
    const { value } = validate['~standard'].validate(plainSearch.parseSearch(written))
    expect(value[name]).toBe(text)
  },
)

test.each(['250', '0.10', '0.1', '.5', '12345678901234567890.123456789012345678'])(
  'the address keeps the typed amount %s of a trade and of a loan, digit by digit',
  (amount) => {
    for (const route of [marketRoute, poolsRoute]) {
      const validate = route.options.validateSearch as unknown as Validated
      const search = plainSearch.parseSearch(plainSearch.stringifySearch({ amount }))
      expect(validate['~standard'].validate(search).value.amount).toBe(amount)
    }
  },
)

const hash = `0x${'8f'.repeat(32)}`
const address = `0x${'ab'.repeat(20)}`

test.each([
  [`/tx/${hash}?tab=token_transfers`, `/tx/${hash}`, { tab: 'transfers' }],
  [`/tx/${hash}#eventlog`, `/tx/${hash}`, { tab: 'logs' }],
  [`/address/${address}?tab=internal_txns`, `/address/${address}`, { tab: 'internal' }],
  [`/address/${address}?tab=txs`, `/address/${address}`, {}],
  [`/token/${address}?tab=inventory`, `/token/${address}`, { tab: 'instances' }],
  [`/token/${address}?a=${address}`, `/token/${address}`, { find: address }],
  ['/txs?block=12', '/block/12', { tab: 'transactions' }],
])('a link in the form of another explorer, %s, leads to %s', async (link, to, search) => {
  const target = await leadsTo(link)
  expect(target).toEqual({ to, search })
})

test.each([
  `/tx/${hash}?tab=logs`,
  `/address/${address}?tab=tokens&type=ERC-721`,
  `/token/${address}?find=${address}`,
  '/tokens?tab=ERC-20',
  '/blocks#main',
  '/search?q=a%3D1#eventlog',
])('a link of this app, %s, is not redirected', async (link) => {
  expect(await leadsTo(link)).toBeNull()
})

async function leadsTo(link: string): Promise<unknown> {
  const { pathname, search, hash: fragment } = new URL(link, 'https://app.example')
  const location = { pathname, searchStr: search, hash: fragment.slice(1), href: link }
  const load = rootRoute.options.beforeLoad as unknown as (context: unknown) => Promise<void> | undefined
  try {
    await load({ location })
    return null
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    const { to, search: parameters } = thrown.options as { to: string; search: unknown }
    return { to, search: parameters }
  }
}

test('a URL with a trailing full stop opens its page', () => {
  const parse = addressRoute.options.params?.parse as (raw: { address: string }) => { address: string }
  expect(parse({ address: `${address}.` }).address.toLowerCase()).toBe(address)
})

const account = 'F39FD6E51AAD88F6F4CE6AB8827279CFFFB92266'

test.each([`0X${account}`, account, `0x${account.toLowerCase()}.`])(
  'the address in the path of a portfolio, of loans and of a pool is read as it was pasted: %s',
  (text) => {
    const checksummed = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
    expect(portfolioRoute.options.params?.parse?.({ address: text })).toEqual({ address: checksummed })
    expect(accountRoute.options.params?.parse?.({ address: text })).toEqual({ address: checksummed })
    expect(poolRoute.options.params?.parse?.({ asset: text })).toEqual({ asset: checksummed })
  },
)
