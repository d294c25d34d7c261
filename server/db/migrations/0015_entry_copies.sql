CREATE TABLE "entry_copies" (
	"property_id" uuid NOT NULL,
	"entry_id" text NOT NULL,
	"digest" text NOT NULL,
	"agreement" text NOT NULL,
	"earlier" text[] DEFAULT '{}' NOT NULL,
	"said" text,
	CONSTRAINT "entry_copies_property_id_entry_id_pk" PRIMARY KEY("property_id","entry_id")
);
--> statement-breakpoint
ALTER TABLE "entry_copies" ADD CONSTRAINT "entry_copies_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_copies_by_entry" ON "entry_copies" USING btree ("entry_id");