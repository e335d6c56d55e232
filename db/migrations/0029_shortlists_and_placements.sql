CREATE TABLE "supplier_placements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"supplier_id" uuid NOT NULL,
	"lead_id" uuid,
	"company_id" uuid,
	"who" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"day_rate" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "supplier_placements_place" CHECK (num_nonnulls(lead_id, company_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "supplier_shortlistings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"supplier_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"outcome" text,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" text NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text
);
--> statement-breakpoint
ALTER TABLE "supplier_placements" ADD CONSTRAINT "supplier_placements_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_shortlistings" ADD CONSTRAINT "supplier_shortlistings_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_placements_supplier" ON "supplier_placements" USING btree ("supplier_id","starts_on");--> statement-breakpoint
CREATE INDEX "supplier_placements_lead" ON "supplier_placements" USING btree ("lead_id") WHERE lead_id is not null;--> statement-breakpoint
CREATE INDEX "supplier_shortlistings_supplier" ON "supplier_shortlistings" USING btree ("supplier_id","added_at");--> statement-breakpoint
CREATE INDEX "supplier_shortlistings_lead" ON "supplier_shortlistings" USING btree ("lead_id","added_at");