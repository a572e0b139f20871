import { createElement, type SVGProps } from 'react'

type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

/**
 * The component of an icon of lucide-react. A build takes this one in place of the library's own (vite.config.ts), whose
 * options nobody uses here and every page would load.
 */
function lucideIcon({ node }: IconData) {
  return ({ size = 24, ...attributes }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': attributes['aria-label'] ? undefined : true,
        ...attributes,
      },
      // Each shape has its key among its attributes.
      node.map(([tag, shape]) => createElement(tag, shape)),
    )
}

// biome-ignore lint/style/noDefaultExport: the library imports it so.
export default lucideIcon
