import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { NextActs } from './NextActs.tsx'

type Props = Parameters<typeof NextActs>[0]

/** The acts after a sale that left this much in the wallet. */
async function open(left: string, onDone?: () => void) {
  const context = { side: 'sell', user: `0x${'a1'.repeat(20)}` } as unknown as Props['context']
  const state = { figures: { after: { paid: left } }, signed: null, came: null } as unknown as Props['state']
  renderPart(<NextActs context={context} state={state} onAgain={() => {}} onDone={onDone} />)
  return (await screen.findByRole('button', { name: 'Trade again' })).className
}

test('after a sale of all tokens the first act is the portfolio, because no position is left', async () => {
  expect(await open('0')).not.toContain('bg-accent')
  expect(screen.getByRole('link', { name: 'View portfolio' }).className).toContain('bg-accent')
  expect(screen.queryByRole('link', { name: 'View position' })).toBeNull()
})

test('after a sale of a part the first act is the position', async () => {
  expect(await open('0.5')).not.toContain('bg-accent')
  expect(screen.getByRole('link', { name: 'View position' }).className).toContain('bg-accent')
})

test('in a sheet the first act after a sale of all tokens stays Done, with the portfolio below it', async () => {
  expect(await open('0', () => {})).not.toContain('bg-accent')
  expect(screen.getByRole('button', { name: 'Done' }).className).toContain('bg-accent')
  expect(screen.getByRole('link', { name: 'View portfolio' }).className).not.toContain('bg-accent')
})
