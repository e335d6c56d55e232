ALTER TABLE "lead_import_rows" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "lead_imports" ADD COLUMN "kind" text DEFAULT 'lead' NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_import_rows_company" ON "lead_import_rows" USING btree ("company_id") WHERE "lead_import_rows"."company_id" is not null;