import { expect, test } from '@playwright/test'
import { getAddress } from 'viem'
import { foundryArtifact, hardhatArtifact } from '#network/testing/foreign/foreignContracts.ts'
import { type OwnChain, startOwnChain } from '../servers/ownChain.ts'
import { compileCrates, truffleArtifact } from './crate.ts'

/* With `--artifacts`, a contract's page and its transactions speak the words of its source, whatever tool compiled it. */

const tools = ['CrateOfFoundry', 'CrateOfHardhat', 'CrateOfTruffle'] as const

let chain: OwnChain

// One chain serves all.
test.describe.configure({ mode: 'default' })
const crates = compileCrates(tools)

test.beforeAll(async () => {
  test.setTimeout(120_000)
  chain = await startOwnChain(
    {},
    {
      CrateOfFoundry: foundryArtifact(crates.CrateOfFoundry),
      CrateOfHardhat: hardhatArtifact('CrateOfHardhat', crates.CrateOfHardhat),
      CrateOfTruffle: truffleArtifact('CrateOfTruffle', crates.CrateOfTruffle),
    },
  )
})

test.afterAll(async () => {
  await chain?.stop()
})

for (const name of tools)
  test(`the page offers a ${name}’s own functions, its call, event, error and inner failure`, async ({
    page,
  }) => {
    const { node, url } = chain
    const { abi } = crates[name]
    const main = page.getByRole('main')
    const crate = getAddress(await node.deploy(crates[name], [100n]))
    const send = (call: string, label: string, grams: bigint) =>
      node.call(crate, abi, call, [{ label, grams }])
    const [stored, refused, tried] = [
      await send('store', 'Tea', 40n),
      await send('store', 'Lead', 400n),
      await send('tryStore', 'Iron', 300n),
    ]

    await page.goto(`${url}/tx/${tried}?tab=internal`)
    await expect(main).toContainText('tryStore(parcel: { label: Iron, grams: 300 })')
    await expect(main).toContainText('TooHeavy(parcel: { label: Iron, grams: 300 }, limit: 100)')

    await page.goto(`${url}/tx/${refused}`)
    const reason = main.getByRole('region', { name: 'Revert reason' })
    await expect(reason).toContainText('TooHeavy((string label, uint256 grams) parcel, uint256 limit)')
    await expect(reason).toContainText('{ label: Lead, grams: 400 }')

    await page.goto(`${url}/tx/${stored}`)
    await expect(main).toContainText(`Called store on ${name}`)
    await expect(main).toContainText('{ label: Tea, grams: 40 }')
    await page.goto(`${url}/tx/${stored}?tab=logs`)
    await main.getByText('2 topics and 160 bytes of data').click()
    await expect(main).toContainText('Stored(address indexed keeper, (string,uint256) parcel)')
    await expect(main).toContainText('{ label: Tea, grams: 40 }')

    await page.goto(`${url}/address/${crate}?tab=contract`)
    await expect(main.getByLabel('ABI').locator('option:checked')).toHaveText(`Verified source: ${name}`)
    for (const own of ['held(address keeper)', 'limit()', 'mark()'])
      await expect(main.getByText(own, { exact: true })).toBeVisible()
    await main.getByText(/^Write \d/).click()
    for (const own of ['store', 'tryStore'].map((each) => `${each}((string label, uint256 grams) parcel)`))
      await expect(main.getByText(own, { exact: true })).toBeVisible()
  })
