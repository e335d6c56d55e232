import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Checkbox, SelectField, TextArea, TextField } from '#ui/field.tsx'
import { Specimen, type PartProps } from './specimen.tsx'

const sectors = [
  { value: '', label: 'Choose a sector' },
  { value: 'manufacturing', label: 'Manufacturing' },
  { value: 'healthcare', label: 'Healthcare' },
]

export function FormParts({ theme }: PartProps) {
  const id = (name: string) => `${theme}-${name}`
  return (
    <Specimen title="Forms">
      <form className="max-w-xl space-y-1" noValidate>
        <ErrorSummary
          title="Two things to put right"
          focusOnMount={false}
          errors={[
            { name: id('email'), message: 'Please enter a valid email address' },
            { name: id('company'), message: 'Please enter your company name' },
          ]}
        />
        <div className="grid gap-x-5 pt-5 md:grid-cols-2">
          <TextField
            id={id('name')}
            name="name"
            label="Name"
            required
            autoComplete="off"
            defaultValue="A. Visitor"
          />
          <TextField
            id={id('email')}
            name="email"
            type="email"
            label="Email"
            required
            error="Please enter a valid email address"
            defaultValue="visitor.example"
          />
          <TextField
            id={id('company')}
            name="company"
            label="Company"
            required
            error="Please enter your company name"
          />
          <TextField
            id={id('phone')}
            name="phone"
            type="tel"
            label="Phone"
            placeholder="+44 20 7946 0000"
            hint="Optional: Include for faster response time"
          />
        </div>
        <SelectField id={id('sector')} name="sector" label="Sector" options={sectors} />
        <TextArea
          id={id('message')}
          name="message"
          label="Message"
          hint="Share details about your project or challenges"
        />
        <Checkbox
          id={id('consent')}
          name="consent"
          label="Send me the quarterly note on what worked and what didn’t"
          defaultChecked
        />
        <Checkbox
          id={id('second')}
          name="second"
          label="Bring a colleague"
          hint="They get the same answers."
        />
        <div className="pt-3">
          <Button variant="signal" size="lg">
            Submit Request
          </Button>
        </div>
      </form>
    </Specimen>
  )
}
