import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { ToolsPage } from './ToolsPage.tsx'

test('the index of the tools leads to each of them', async () => {
  await loadTestConfig()
  renderPart(<ToolsPage />, '/tools', '/tools')
  const links = within(await screen.findByRole('navigation', { name: 'Tools' })).getAllByRole('link')
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(links.map(({ textContent }) => textContent)).toEqual(titles)
  for (const link of links) {
    const id = link.getAttribute('href')?.split('#')[1] ?? ''
    expect(document.getElementById(id)?.textContent).toContain(link.textContent)
  }
})
