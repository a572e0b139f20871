import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { NetworkStatus } from './NetworkStatus.tsx'

test('the mark of the network says every interface in its label, and the newest block once the node answers', async () => {
  await serveSources(
    () => ({}),
    () => ({ result: '0x4d2' }),
  )
  renderPart(<NetworkStatus />)
  const mark = await screen.findByRole('button', { name: /^Network live\. Network status: .*Node live/ })
  expect(mark.getAttribute('aria-label')).toMatch(/Explorer not asked yet/)
  await waitFor(() => expect(mark.textContent).toContain('Block 1,234'))
  expect(document.getElementById(mark.getAttribute('popovertarget') ?? '')?.hasAttribute('popover')).toBe(
    true,
  )
})
