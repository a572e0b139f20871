import { Link } from '@tanstack/react-router'
import { config } from '#lib/browser/config/config.ts'

/** The name of the network, and links to Status and Settings. Hidden while the page above is loading and may grow. */
export function Footer() {
  const { name, chainId } = config()
  return (
    <footer className="mt-6 border-t peer-empty:invisible peer-has-[[aria-label=Loading]]:invisible">
      <div className="page foot-line">
        <span>
          <bdi>{name}</bdi> · chain {chainId}
        </span>
        <nav aria-label="About this site" className="ml-auto flex gap-5">
          <Link to="/status" className="thumb inline-flex h-6 items-center hover:text-text">
            Status
          </Link>
          <Link to="/settings" className="thumb inline-flex h-6 items-center hover:text-text">
            Settings
          </Link>
        </nav>
      </div>
    </footer>
  )
}
