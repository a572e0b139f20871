import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { NextActs } from './NextActs.tsx'

type Props = Parameters<typeof NextActs>[0]

/** The links and buttons after a sale that left this much in the wallet. */
async function open(left: string) {
  const context = { side: 'sell', user: `0x${'a1'.repeat(20)}` } as unknown as Props['context']
  const state = { figures: { after: { paid: left } }, signed: null, came: null } as unknown as Props['state']
  renderPart(<NextActs context={context} state={state} onDone={() => {}} />)
  const done = await screen.findByRole('button', { name: 'Done' })
  expect(done.className).toContain('bg-accent')
  return [...screen.getAllByRole('button'), ...screen.getAllByRole('link')].map(
    ({ textContent }) => textContent,
  )
}

test('after a sale of all tokens Done stands beside the portfolio, because no position is left', async () => {
  expect(await open('0')).toEqual(['Done', 'View portfolio'])
})

test('after a sale of a part Done stands beside the position, with nothing that trades again', async () => {
  expect(await open('0.5')).toEqual(['Done', 'View position'])
})
