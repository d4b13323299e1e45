-- sealed 8ab8d1aac9307afee006ec581733a43b2a4aa89a9bce1c69147b78f5669442a5
-- Each text message is switched among the notifications; these switches of the form for text messages steered nothing.
UPDATE "form_temp" SET "content" = jsonb_set("content"::jsonb, '{fields}', (
	SELECT coalesce(jsonb_agg(field ORDER BY place), '[]') FROM jsonb_array_elements("content"::jsonb -> 'fields') WITH ORDINALITY AS fields (field, place)
	WHERE field ->> '__vModel__' IS NULL OR field ->> '__vModel__' NOT IN ('lowerOrderSwitch', 'deliverGoodsSwitch', 'confirmTakeOverSwitch',
		'priceRevisionSwitch', 'adminLowerOrderSwitch', 'adminPaySuccessSwitch', 'adminConfirmTakeOverSwitch', 'adminRefundSwitch')
))::text
WHERE "id" = 111 AND "content" LIKE '%lowerOrderSwitch%'
	AND CASE WHEN "content" IS JSON OBJECT THEN jsonb_typeof("content"::jsonb -> 'fields') = 'array' ELSE false END;
