CREATE TABLE "record_file_parts" (
	"file_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "record_file_parts_file_id_part_pk" PRIMARY KEY("file_id","part")
);
--> statement-breakpoint
CREATE TABLE "record_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid,
	"company_id" uuid,
	"supplier_id" uuid,
	"name" text NOT NULL,
	"description" text,
	"type" text,
	"size" integer NOT NULL,
	"expires_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"uploaded_by_id" uuid,
	"uploaded_by_name" text NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "record_files_owner" CHECK (num_nonnulls(lead_id, company_id, supplier_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "record_file_parts" ADD CONSTRAINT "record_file_parts_file_id_record_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."record_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_files_lead" ON "record_files" USING btree ("lead_id","created_at") WHERE lead_id is not null;--> statement-breakpoint
CREATE INDEX "record_files_company" ON "record_files" USING btree ("company_id","created_at") WHERE company_id is not null;--> statement-breakpoint
CREATE INDEX "record_files_supplier" ON "record_files" USING btree ("supplier_id","created_at") WHERE supplier_id is not null;--> statement-breakpoint
CREATE INDEX "record_files_unfinished" ON "record_files" USING btree ("created_at") WHERE type is null or deleted_at is not null;