import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { connectInterfaces } from '#pages/root/wallet/connectInterfaces.ts'
import { ConfigError, loadConfig } from './lib/browser/config.ts'
import { createQueryClient } from './lib/requests/queryClient.ts'
import { createAppRouter } from './router.ts'
import './index.css'

async function start(root: Root): Promise<void> {
  try {
    await loadConfig()
  } catch (error) {
    const { ConfigErrorPage } = await import('./pages/root/states/ConfigErrorPage.tsx')
    root.render(
      <ConfigErrorPage problems={error instanceof ConfigError ? error.problems : [String(error)]} />,
    )
    return
  }
  const queryClient = createQueryClient()
  connectInterfaces(queryClient)
  const router = createAppRouter(queryClient)
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}

const element = document.getElementById('root')
if (element) void start(createRoot(element))
