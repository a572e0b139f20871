import { expect, type Page } from '@playwright/test'
import { Interface } from 'ethers/abi'
import { getAddress } from 'ethers/address'
import { test } from '../fixtures.ts'
import { type OwnChain, startOwnChain } from '../servers/ownChain.ts'

/* The chain loses a transaction that stands open on a page, in a list and in the wallet's dialog. */

let chain: OwnChain

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  chain = await startOwnChain()
})

test.afterAll(async () => {
  await chain?.stop()
})

/** Gives the page a wallet that has the node's first account. Returns the calls that it is asked to send. */
async function giveWallet(page: Page): Promise<unknown[]> {
  const { rpc, accounts } = chain.node
  const asked: unknown[] = []
  await page.exposeFunction('askNode', async (method: string, params: unknown[]) => {
    if (method === 'eth_sendTransaction') asked.push(params[0])
    return method === 'eth_requestAccounts' ? accounts.slice(0, 1) : rpc.call(method, params)
  })
  await page.addInitScript(() => {
    type Call = { method: string; params?: unknown[] }
    const { askNode } = window as unknown as { askNode: (method: string, params: unknown[]) => unknown }
    const provider = {
      request: ({ method, params = [] }: Call) => askNode(method, params),
      on: () => undefined,
      removeListener: () => undefined,
    }
    const info = { uuid: 'node', name: 'Node Wallet', icon: '', rdns: 'test.node.wallet' }
    const announce = () =>
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  })
  return asked
}

const polishTwice = new Interface(['function polish(string how)']).encodeFunctionData('polish', ['twice'])

/** Calls the contract of the user's own chain by its page. */
async function callPolish(page: Page) {
  await page.goto(`${chain.url}/address/${chain.shell}?tab=contract&view=write`)
  await page.getByRole('banner').getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Node Wallet' }).click()
  const write = page.getByRole('region', { name: 'Write', exact: true })
  await write.getByText('polish(string how)').click()
  await write.getByLabel(/^how/).fill('twice')
  await write.getByRole('button', { name: 'Call polish' }).click()
  await expect(write.getByText(/Confirmed in block/)).toBeVisible({ timeout: 30_000 })
}

/** Opens a page and waits until it has looked at the chain for the first time. */
async function openWatched(page: Page, path: string) {
  const look = page.waitForResponse((response) =>
    /"eth_getBlockByNumber","params":\["latest",false\]/.test(response.request().postData() ?? ''),
  )
  await page.goto(chain.url + path)
  await look
}

for (const way of ['evm_revert', 'anvil_reorg'] as const)
  test(`after ${way} no page, list or dialog says that a transaction of a lost block is confirmed`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000)
    const { rpc, accounts } = chain.node
    const [from, to] = accounts.slice(2)
    const pay = (value: string) => rpc.call('eth_sendTransaction', [{ from, to, value }])
    const snapshot = await rpc.call('evm_snapshot')
    const asked = await giveWallet(page)
    await callPolish(page)
    const call = { from: getAddress(String(accounts[0])), to: chain.shell, data: polishTwice }
    expect(asked).toMatchObject([call])
    const { hash } = await rpc
      .call<{ transactions: { hash: string }[] }>('eth_getBlockByNumber', ['latest', true])
      .then(({ transactions: [first] }) => first ?? { hash: '' })
    for (const value of ['0x1', '0x2', '0x3']) await pay(value)

    const detail = await context.newPage()
    await openWatched(detail, `/tx/${hash}`)
    await expect(detail.getByRole('main').getByText('Success', { exact: true }).first()).toBeVisible()
    const list = await context.newPage()
    await openWatched(list, `/address/${accounts[0]}`)
    const row = list.getByRole('main').locator(`a[href="/tx/${hash}"]`)
    await expect(row.first()).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Your account/ })
      .click()
    const record = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'polish' }).first()
    await expect(record).toContainText('Confirmed in block')

    if (way === 'evm_revert') await rpc.call('evm_revert', [snapshot])
    else await rpc.call('anvil_reorg', [5, []])
    // The new chain is longer, so that every reader comes to see it.
    for (let count = 0; count < 8; count++) await pay(`0x${(count + 10).toString(16)}`)
    expect(await rpc.call('eth_getTransactionByHash', [hash])).toBeNull()

    await expect(record).not.toContainText('Confirmed', { timeout: 45_000 })
    for (const [shown, what] of [
      [detail, detail.getByRole('main').getByText('Success', { exact: true })],
      [list, row],
    ] as const) {
      await shown.bringToFront()
      await expect(what).toHaveCount(0, { timeout: 45_000 })
    }
    await expect(detail.getByRole('main').getByText(/confirmations/)).toHaveCount(0)
  })
