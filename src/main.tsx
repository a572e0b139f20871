import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { acceptFiles } from '#pages/root/drop/acceptFiles.ts'
import { connectInterfaces } from '#pages/root/wallet/connectInterfaces.ts'
import { clockDifference } from './lib/browser/clock.ts'
import { ConfigError, config, loadConfig } from './lib/browser/config/config.ts'
import { restrictSources } from './lib/browser/config/restrictSources.ts'
import { loadInBackground } from './lib/browser/loadInBackground.ts'
import { hasPriceAlerts } from './lib/browser/storage/hasPriceAlerts.ts'
import { createQueryClient } from './lib/requests/queryClient.ts'
import { createAppRouter, pendingDelay } from './router.ts'
import './index.css'

/** Shows the app in place of the frame of index.html, as soon as it has more to show than that frame. */
async function start(element: HTMLElement): Promise<void> {
  try {
    await loadConfig()
    restrictSources(config())
    if (clockDifference() !== 0)
      void loadInBackground(() => import('./pages/root/states/showClockSkew.ts')).then(({ showClockSkew }) =>
        showClockSkew(),
      )
  } catch (error) {
    const { ConfigErrorPage } = await loadInBackground(
      () => import('./pages/root/states/ConfigErrorPage.tsx'),
    )
    createRoot(element).render(
      <ConfigErrorPage problems={error instanceof ConfigError ? error.problems : [String(error)]} />,
    )
    return
  }
  await nextTask()
  const queryClient = createQueryClient()
  connectInterfaces(queryClient)
  acceptFiles()
  hasPriceAlerts.subscribe(watchPriceAlerts)
  watchPriceAlerts()
  const router = createAppRouter(queryClient)
  await nextTask()
  // After the delay the router has its pending page to show, whatever still loads.
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, pendingDelay + 50))])
  const app = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  )
  // React draws a transition in short tasks: what is clicked meanwhile does not wait for all of it.
  startTransition(() => createRoot(element).render(app))
}

/** Ends the current task, so that input during the start waits for one part only. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Watches price alerts in every open tab, because the tab that set one may be closed. */
function watchPriceAlerts() {
  if (hasPriceAlerts.read())
    void loadInBackground(() => import('./pages/markets/alerts/watchAlerts.ts')).then(({ watchAlerts }) =>
      watchAlerts(),
    )
}

const element = document.getElementById('root')
if (element) void start(element)
