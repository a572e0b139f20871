import { fireEvent, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, test } from 'vitest'
import { addressInternalTransactionsQuery } from '#interfaces/explorer/transaction/internalTransaction.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { InternalList } from './InternalList.tsx'
import { SwitchPlace } from './StaticSwitch.tsx'

const self = checksummed(`0x5e1f${'0'.repeat(32)}5e1f`)
const call = {
  ...{ transaction_hash: `0x${'7'.repeat(64)}`, block_number: 7, index: 1, type: 'call', success: true },
  ...{ timestamp: '2026-03-12T09:30:00Z', from: { hash: self }, to: { hash: self }, value: '1' },
}

/** A list in a panel whose head has a place for the switch. */
function Listed() {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <>
      <header ref={setPlace} />
      <SwitchPlace value={place}>
        <Suspense>
          <InternalList
            pageQuery={(at) => addressInternalTransactionsQuery(self, undefined, at)}
            page={undefined}
            empty="None."
          />
        </Suspense>
      </SwitchPlace>
    </>
  )
}

test('the footer counts the rows that stand, of all loaded; the switch is in the head of the panel', async () => {
  const items = [call, { ...call, index: 2, type: 'staticcall' }, { ...call, index: 3, type: 'staticcall' }]
  await serve(() => Response.json({ items, next_page_params: null }))
  renderPart(<Listed />)
  await screen.findByText(/^1 of 3 shown/)
  const button = screen.getByRole('button', { name: 'Show 2 static calls' })
  expect(button.closest('header')).toBeTruthy()
  fireEvent.click(button)
  expect(screen.getByText(/^3 shown/)).toBeTruthy()
})
