import { TextField } from './field.tsx'

type PersonField = 'name' | 'email' | 'company' | 'phone'

interface Props {
  field(name: PersonField): { name: string; defaultValue: string | undefined; error: string | undefined }
  companyClass?: string
  /** With it the form asks for a phone as well. */
  phoneHint?: string
}

/** Who asks: the three fields that every form of a visitor has. */
export function PersonFields({ field, companyClass = 'sm:self-end', phoneHint }: Props) {
  return (
    <>
      <TextField
        {...field('name')}
        label="Name"
        ask="Enter your name"
        required
        autoComplete="name"
        minLength={2}
      />
      <TextField
        {...field('email')}
        label="Email"
        ask="Enter your email address"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField
        {...field('company')}
        label="Company"
        ask="Enter your company’s name"
        required
        autoComplete="organization"
        className={companyClass}
      />
      {phoneHint && (
        <TextField
          {...field('phone')}
          label="Phone"
          hint={phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      )}
    </>
  )
}
