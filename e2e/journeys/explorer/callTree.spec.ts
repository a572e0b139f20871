import { expect } from '@playwright/test'
import { createPublicClient, http } from 'viem'
import { test } from '../../fixtures.ts'

test('the first call of a transaction shows the gas of its receipt, also for a later transaction of a block', async ({
  page,
  config,
}) => {
  const node = createPublicClient({ transport: http(config.rpcUrl) })
  let block = await node.getBlock({ includeTransactions: true })
  while (block.transactions.length < 3)
    block = await node.getBlock({ blockNumber: block.number - 1n, includeTransactions: true })
  const last = block.transactions.at(-1)
  if (!last) throw new Error('The block has no transactions.')
  const { gasUsed } = await node.getTransactionReceipt({ hash: last.hash })
  const [used, given] = [gasUsed, last.gas].map((gas) => gas.toLocaleString('en-US'))
  await page.goto(`/tx/${last.hash}?tab=internal`)
  const first = page.getByRole('list', { name: 'Calls' }).getByRole('listitem').first()
  await expect(first.getByText(/ gas$/).first()).toHaveText(`${used} of ${given} gas`)
})
