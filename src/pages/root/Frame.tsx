import { Outlet } from '@tanstack/react-router'

/** The bar at the top, the page, the navigation of small screens. */
export function Frame() {
  return (
    <main id="page" tabIndex={-1} className="page py-6">
      <Outlet />
    </main>
  )
}
