CREATE INDEX "companies_custom" ON "companies" USING gin ("custom") WHERE "companies"."custom" <> '{}';--> statement-breakpoint
CREATE INDEX "people_custom" ON "people" USING gin ("custom") WHERE "people"."custom" <> '{}';--> statement-breakpoint
CREATE INDEX "leads_custom" ON "leads" USING gin ("custom") WHERE "leads"."custom" <> '{}';