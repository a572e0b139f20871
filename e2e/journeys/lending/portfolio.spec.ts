import { expect, type Route } from '@playwright/test'
import { type Address, createPublicClient, http, parseAbi } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { type Config, test } from '../../fixtures.ts'
import { quietMarket } from '../../servers/indexer.ts'
import { buy } from '../../wallets/trader.ts'

const buyer = 13
const mnemonic = 'test test test test test test test test test test test junk'
const abi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function getSpotPrice() view returns (uint256)',
])

test('the line of worth ends at the node’s balances times the pool’s prices', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const { address } = mnemonicToAccount(mnemonic, { addressIndex: buyer })
  const market = await quietMarket(config, 2)
  await buy(config, market.poolAddress, 9n * 10n ** 18n, buyer)
  await page.route(`${config.indexerUrl}/**`, daysAgo)
  await page.goto(`/portfolio/${address}`)
  const end = page.getByText(/^\$[\d,.]+ in tokens and positions$/)
  await expect(end).toBeVisible()
  // Other tests may trade there meanwhile.
  await expect
    .poll(
      async () => {
        await page.reload()
        const said = await end.textContent()
        return said?.startsWith(`$${await worthOf(config, market, address)}`)
      },
      { timeout: 30_000 },
    )
    .toBe(true)
})

test('while the indexer has not answered the portfolio shows what the others know', {
  tag: '@onlyNight',
}, async ({ page, config }) => {
  const { address } = mnemonicToAccount(mnemonic, { addressIndex: buyer })
  await page.route(`${config.indexerUrl}/**`, () => {})
  await page.goto(`/portfolio/${address}`)
  for (const name of ['Lending', 'Transactions'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  // Not only once the app has given the indexer up.
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
})

test('a wallet opened on the portfolio sees its tokens and what to do next, without empty figures', {
  tag: '@onlyNight',
}, async ({ page }) => {
  await page.goto('/portfolio')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Try with free test tokens' }).click()
  await expect(page).toHaveURL(/\/portfolio\/0x\w{40}$/)
  const steps = main.getByRole('region', { name: 'Next steps', exact: true })
  await expect(steps.getByRole('link', { name: /^Buy \$10 of \S/ })).toHaveAttribute(
    'href',
    /^\/markets\/0x\w{40}\?trade=buy&amount=/,
  )
  await expect(steps.getByRole('link', { name: 'Deposit TUSD' })).toHaveAttribute(
    'href',
    /^\/lending\?action=deposit&asset=0x\w{40}$/,
  )
  await expect(
    main.getByRole('region', { name: 'Tokens', exact: true }).getByRole('row', { name: 'TUSD' }),
  ).toHaveText(/10,000/)
  for (const name of ['Worth over time without ETH', 'Market positions', 'Lending'])
    await expect(main.getByRole('region', { name, exact: true })).toHaveCount(0)
  for (const label of ['Token value', 'Net deposits', 'None'])
    await expect(main.getByText(label, { exact: true })).toHaveCount(0)
})

/** Answers as the indexer, with transfers three days older: a wallet's first day has no line. */
async function daysAgo(route: Route) {
  const response = await route.fetch()
  const body = await response.text()
  if (!body.includes('transfersByAddress')) return route.fulfill({ response })
  const older = (_: string, time: string) =>
    `"timestamp":"${new Date(Date.parse(time) - 3 * 86_400_000).toISOString()}"`
  return route.fulfill({ response, body: body.replace(/"timestamp":"([^"]+)"/g, older) })
}

/** The worth in dollars, rounded down to cents. */
async function worthOf(
  config: Config,
  market: { poolAddress: Address; tokenAddress: Address },
  owner: Address,
) {
  const node = createPublicClient({ transport: http(config.rpcUrl) })
  const [held, price] = await Promise.all([
    node.readContract({ address: market.tokenAddress, abi, functionName: 'balanceOf', args: [owner] }),
    node.readContract({ address: market.poolAddress, abi, functionName: 'getSpotPrice' }),
  ])
  const cents = (held * price) / 10n ** 34n
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
}
