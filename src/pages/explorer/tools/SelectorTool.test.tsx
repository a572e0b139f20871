import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { SelectorTool } from './SelectorTool.tsx'

test('the hash of a function is named as a hash, not as the topic of an event', async () => {
  renderPart(<SelectorTool />)
  const name = await screen.findByText('Keccak-256 of the signature')
  expect(name.closest('div')?.textContent).toContain('a9059cbb')
  expect(screen.queryByText(/Event topic/)).toBeNull()
})
