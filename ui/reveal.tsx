import { classes } from './classes.ts'

interface RevealProps {
  /** 0.1 s for each step. */
  delay?: 0 | 1 | 2 | 3
  as?: 'div' | 'li' | 'section'
  className?: string
  children: React.ReactNode
}

/**
 * A rise of 12 px in half a second, by CSS alone. Without script, in print and under reduced motion the content simply stands there.
 * Never around what is largest on the screen at first: it would be painted later.
 */
export function Reveal({ delay = 0, as: Tag = 'div', className, children }: RevealProps) {
  return (
    <Tag
      className={classes('reveal', className)}
      style={delay ? { ['--reveal-delay' as string]: `0.${delay}s` } : undefined}
    >
      {children}
    </Tag>
  )
}
