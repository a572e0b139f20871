import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { alice } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { testConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { Creation } from './Creation.tsx'
import { ResultList } from './functions/ResultList.tsx'

const result = (value: string) => <ResultList values={[{ name: '', type: 'address', value }]} />

/** An explorer that has the contract of `alice` under this name. */
async function serveNamed() {
  return serve(() => Response.json({ hash: alice, name: 'Market factory', is_contract: true }))
}

test.each([
  ['what a function returns', result(alice)],
  [
    'the creator of a contract',
    <Creation key="creation" record={{ creator: alice, implementations: [] } as never} />,
  ],
])('%s has the name and the sign of the contract that the explorer knows', async (_, part) => {
  await serveNamed()
  renderPart(part)
  const link = await screen.findByRole('link', { name: /^Market factory, contract 0x/ })
  expect(link.querySelector('.contract-mark')).toBeTruthy()
})

test('a contract of the site’s own configuration is named without a request', async () => {
  const asked = await serveNamed()
  renderPart(result(checksummed(testConfig.lendingPool)))
  await screen.findByRole('link', { name: /^Lending pool, contract 0x/ })
  expect(asked).toEqual([])
})

test('an address in a list of a result is not requested: there may be any number', async () => {
  const asked = await serveNamed()
  const type = '(address asset, uint256 amount)[]'
  renderPart(<ResultList values={[{ name: '', type, value: [[alice, '5']] }]} />)
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1))
  expect(asked).toEqual([])
})
