CREATE TABLE "guide_checks" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone,
	"put_off_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "guide_unconfirmed" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guide_checks" ADD CONSTRAINT "guide_checks_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_unconfirmed" ADD CONSTRAINT "guide_unconfirmed_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;