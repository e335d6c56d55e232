import { createContext, createElement, use, type ComponentType } from 'react'

export interface LinkProps extends Omit<React.ComponentProps<'a'>, 'href'> {
  to: string
}

function PlainLink({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}

/** What a link is: a plain one in documents; the staff area sets its router's. */
export const LinkComponent = createContext<ComponentType<LinkProps>>(PlainLink)

export function Link(props: LinkProps) {
  return createElement(use(LinkComponent), props)
}
